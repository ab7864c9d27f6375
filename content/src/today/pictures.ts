import { DEFAULT_LOCALE } from '@mall/contract';

const TEXT = 'api::picture-text.picture-text';

/** A picture of the media library, which its id opens there. */
interface BarePicture {
  file: number;
  title: string;
}

/** Pictures that something shows and that no words describe in the default language, the newest first. */
export async function picturesWithoutText(): Promise<BarePicture[]> {
  const { connection } = strapi.db;
  const shown = () =>
    connection('files_related_mph as shown').select(connection.raw('1')).whereRaw('shown.file_id = files.id');
  const rows: { id: number; name: string }[] = await connection('files')
    .select('id', 'name')
    .where('mime', 'like', 'image/%')
    .whereRaw("trim(coalesce(alternative_text, '')) = ''")
    .whereExists(shown().whereNot('shown.related_type', TEXT))
    .whereNotExists(
      shown()
        .join('picture_texts as words', 'words.id', 'shown.related_id')
        .where({ 'shown.related_type': TEXT, 'words.locale': DEFAULT_LOCALE }),
    )
    .orderBy('id', 'desc');
  return rows.map(({ id, name }) => ({ file: id, title: name }));
}
