import s from './Prose.module.css';
import './video-poster.css';

/** Rich text of the content system. `html` must be sanitised already (content/fields/rich-text.ts does). */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in
  return <div className={s.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
