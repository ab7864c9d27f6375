import PostalMime from 'postal-mime';

/** A mail of a file as the staff's page shows it. */
export interface ReadMail {
  subject: string;
  from: string;
  to: string;
  /** ISO 8601; as it stands in the header where that is no date. */
  date: string;
  text: string;
  /** Names of attached files. */
  attachments: string[];
}

type Sender = { name?: string; address?: string } | undefined;

const shown = (one: Sender) =>
  one?.name && one.address ? `${one.name} <${one.address}>` : (one?.address ?? one?.name ?? '');

/** Reads a mail that this system has written; of anything else what can be read. @param bytes the whole file */
export async function readEml(bytes: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes);
  return {
    subject: mail.subject ?? '',
    from: shown(mail.from),
    to: (mail.to ?? []).map(shown).join(', '),
    date: mail.date ?? '',
    text: mail.text ?? '',
    attachments: mail.attachments
      .filter(({ disposition }) => disposition === 'attachment')
      .map(({ filename }) => filename ?? 'file'),
  };
}
