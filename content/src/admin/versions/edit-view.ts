import type { ReactNode } from 'react';

/** What Strapi tells a panel beside a form; its own types of these are not exported. */
export interface EditView {
  collectionType: string;
  model: string;
  documentId?: string;
  document?: Record<string, unknown> & { locale?: string | null };
  /** The languages that the entry is written in beside that of the form. */
  meta?: { availableLocales?: readonly { documentId?: string; locale?: string | null }[] };
  /** Null where the type knows no drafts. */
  activeTab: string | null;
}

/** A panel beside every form of the content manager, called as a component: hooks may be used in it. */
export type SidePanel = (view: EditView) => { title: string; content: ReactNode } | null;

/** What the content manager lets others add to it. */
export interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly SidePanel[]): void;
}

/** The form's address as the content manager asks for its document: settings of plugins stand beside the others. */
export function documentParams(query: { plugins?: object }): Record<string, string> {
  const { plugins, ...others } = query;
  return Object.assign({}, others, ...Object.values(plugins ?? {}));
}
