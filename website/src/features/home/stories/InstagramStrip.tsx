import type { PageWords } from '../../../i18n/page-words.ts';
import { PictureImage } from '../../../ui/PictureImage/PictureImage.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { Instagram } from '../home-models.ts';
import s from './InstagramStrip.module.css';

/** Posts as a strip of squares from wall to wall. The pictures are ours: only a click leads to the network. */
export function InstagramStrip({ instagram, words: { t } }: { instagram: Instagram; words: PageWords }) {
  const { heading, account, posts } = instagram;
  if (posts.length === 0) return null;
  return (
    <section>
      <SectionHeading title={heading ?? t('home:instagram')} turn={-45} link={account} />
      <ul className={s.strip}>
        {posts.map((post) => (
          <li key={post.id}>
            <a href={post.href} rel="noopener">
              <PictureImage
                picture={{ ...post.picture, alt: post.caption }}
                sizes="(max-width: 1024px) 25vw, 13vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
