import { renderToStaticMarkup } from 'react-dom/server';
import type { Example, Ground } from '../src/ui/examples/example.ts';
import { Logo } from '../src/ui/Logo/Logo.tsx';
import type { GalleryComponent } from './components.ts';

const SHOWN = ['all', 'plain', 'long', 'error'] as const;

/** The components and their examples, each in its frame. The choice of a state is the style sheet's work. */
export function Gallery({ components }: { components: GalleryComponent[] }) {
  return (
    <>
      <header className="g-head on-ink">
        <Logo className="g-mark" />
        <h1>Components</h1>
        <nav aria-label="Components">
          <ul>
            {components.map(({ name, examples }) => (
              <li key={name}>
                <a href={`#${name}`}>
                  {name} <small>{examples.length}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <form className="g-states" aria-label="Examples to show">
        {SHOWN.map((state) => (
          <label key={state}>
            <input type="radio" name="g-state" value={state} defaultChecked={state === 'all'} />
            {state}
          </label>
        ))}
      </form>
      <main>
        {components.map(({ name, examples }) => (
          <section key={name} id={name} className="g-component" aria-labelledby={`${name}-heading`}>
            <h2 id={`${name}-heading`}>{name}</h2>
            <div className="g-frames">
              {examples.map((example) => (
                <Frame key={example.name} component={name} example={example} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}

function Frame({ component, example }: { component: string; example: Example }) {
  const { name, state, ground = 'paper', lang = 'pl', wide = false, element } = example;
  // Only one thing on a page can ask for the focus when it opens; here nothing should.
  const html = renderToStaticMarkup(element).replaceAll(' autofocus=""', '');
  return (
    <figure className={wide ? 'g-wide' : undefined} data-state={state}>
      <figcaption>
        <b>{name}</b> <span>{state === 'plain' ? ground : `${state}, ${ground}`}</span>
      </figcaption>
      <div
        className={groundClasses(ground)}
        lang={lang}
        data-example={`${component}: ${name}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </figure>
  );
}

function groundClasses(ground: Ground): string {
  if (ground === 'ink') return 'g-ground g-ink on-ink';
  if (ground === 'paper' || ground === 'stone') return `g-ground g-${ground}`;
  return `g-ground g-floor ${ground}`;
}
