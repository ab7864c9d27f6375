import type { WayState } from '../deliveries/health';
import type { ReadMail } from '../submissions/eml';

/** What the inbox's routes answer, as JSON: held by the routes beside this, read by the admin. Instants are ISO 8601. */
export interface Delivery {
  documentId: string;
  kind: string;
  channel: string;
  state: string;
  attempts: number;
  /** How often the staff had it sent again after it had arrived. */
  resends: number;
  fault: string | null;
  /** documentId of what it is about. */
  subject: string;
  createdAt: string;
  nextAt: string | null;
  deliveredAt: string | null;
}

export interface Submission {
  documentId: string;
  kind: string;
  state: string;
  name: string | null;
  email: string | null;
  language: string | null;
  payload: Record<string, unknown> | null;
  createdAt: string;
  retainUntil: string;
  assignee: string | null;
  note: string | null;
  /** YYYY-MM-DD */
  dueOn: string | null;
  readAt: string | null;
  booking: { documentId: string; state: string; date: string; hour: string; staffNote: string | null } | null;
  /** Whether nothing has gone out because of it, since a machine may have filled it in. */
  held: boolean;
  deliveries: Delivery[];
}

export interface Paging {
  total: number;
  start: number;
  pageSize: number;
}

export interface Submissions {
  data: Submission[];
  meta: Paging;
}

export interface Deliveries {
  data: Delivery[];
  meta: Paging & { waiting: number; dead: number; mailServer: boolean; crm: boolean };
}

export interface Desk {
  unread: number;
  /** Kept from going out until somebody looks at it. */
  aside: number;
  people: string[];
  me: string | null;
}

export interface Thread {
  messages: {
    documentId: string;
    author: string | null;
    title: string;
    text: string;
    createdAt: string;
    delivery: Delivery | null;
  }[];
  drafts: { template: string; name: string; subject: string; text: string }[];
}

export interface Ways {
  mail: WayState;
  crm: WayState;
}

/** A mail of a system without a mail server. */
export interface Mail extends ReadMail {
  file: string;
  /** "" = it has gone meanwhile. */
  writtenAt: string;
}
