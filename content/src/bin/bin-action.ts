/** Deleting files, and looking into the bin and restoring from it. Administrators have it; they may give it to a role. */
export const BIN_ACTION = 'admin::bin.manage';
