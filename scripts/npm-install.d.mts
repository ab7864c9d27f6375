export const INSTALL: string[];
