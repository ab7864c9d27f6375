/** As `content/src/bin/bin-permission.ts` has it. */
export const BIN_PERMISSIONS = [{ action: 'admin::bin.manage', subject: null }];

/** Whoever may see the media library sees where its files are used. */
export const FILE_PERMISSIONS = [{ action: 'plugin::upload.read', subject: null }];
