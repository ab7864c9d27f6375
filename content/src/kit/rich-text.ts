import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** Editors write Markdown (or HTML) in the admin; the contract speaks HTML. The website sanitises it. */
export function toHtml(source: string): string {
  return markdown.render(source).trim();
}

/** The words of a Markdown or HTML text, for search. */
export function toWords(source: string): string {
  return (
    toHtml(source)
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      // The last: what is left of it is text, not another sign to be read.
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
