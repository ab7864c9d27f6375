import { BIN_ACTION } from '../../bin/bin-action';

export const BIN_PERMISSIONS = [{ action: BIN_ACTION, subject: null }];

/** Whoever may see the media library sees where its files are used. */
export const FILE_PERMISSIONS = [{ action: 'plugin::upload.read', subject: null }];
