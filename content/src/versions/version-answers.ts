/** What the routes about versions answer, as JSON: held by `version-routes.ts`, read by the admin. */
export interface Version {
  number: number;
  action: string;
  author: string | null;
  changes: string[];
  /** Another one than the form's where it changed what all languages share; null for types without languages. */
  language: string | null;
  /** ISO 8601. */
  at: string;
}

/** Where undo goes to, and whether that changes what all languages share. */
interface Undo {
  number: number;
  isShared: boolean;
}

export interface VersionPage {
  data: Version[];
  /** `undo` stands with the newest page alone. */
  meta: { hasEarlier: boolean; undo?: Undo | null };
}

export interface Compared extends Version {
  fields: { field: string; isShared: boolean; version: string; now: string }[];
  /** How many of what it points to are deleted by now. */
  gone: { files: number; entries: number };
}

export interface Restored {
  /** How many of what it points to are deleted by now. */
  gone: { files: number; entries: number };
}

export interface FormCompared {
  newest: number;
  since: Version[];
  fields: { field: string; isMine: boolean; isTheirs: boolean; mine: string; theirs: string }[];
}

export interface Presence {
  others: string[];
  newest: number;
  last: Version | null;
}
