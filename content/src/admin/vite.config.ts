import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/** A part of ours within a screen of Strapi's that has no hook for it. */
interface Insertion {
  name: string;
  /** The module of Strapi's that is changed. */
  file: RegExp;
  /** Stands there once. */
  anchor: RegExp;
  written: string;
  /** What is imported of which module of ours, if anything. */
  imported?: string;
  from?: string;
}

const FILE_USES = {
  written: 'jsx(FileUses, { file: asset }), ',
  imported: 'FileUses',
  from: 'bin/FileUses.tsx',
};

const DESIGN_SYSTEM = /@strapi\/design-system\/dist\/index\.mjs$/;
const CLEAR_LABEL = { file: DESIGN_SYSTEM, imported: 'clearLabelOf', from: 'desks/day-labels.ts' };

const INSERTIONS: readonly Insertion[] = [
  // The content manager's menu has two sections, lists and single pages: these are the desks'.
  {
    name: 'desk-menu',
    file: /@strapi\/content-manager\/dist\/admin\/components\/LeftMenu\.mjs$/,
    anchor: /children: menu\.map\(\(section\)=>\{/g,
    written: 'children: deskSections(menu, formatMessage).map((section)=>{',
    imported: 'deskSections',
    from: 'desks/menu-sections.ts',
  },
  // A form is panels of rows, all of them open.
  {
    name: 'folded-panels',
    file: /@strapi\/content-manager\/dist\/admin\/pages\/EditView\/components\/FormLayout\.mjs$/,
    anchor: /jsx\(Box, \{(?=\s+\.\.\.hasBackground && panelStyles,)/g,
    written: 'jsx(FoldedPanel, { panel, uid: modelUid, ',
    imported: 'FoldedPanel',
    from: 'desks/FoldedPanel.tsx',
  },
  // Neither rich texts, pictures, rows nor blocks say in the page which field they are (shared/open-field.ts).
  {
    name: 'path-of-rich-text',
    file: /@strapi\/content-manager\/dist\/admin\/.*\/FormInputs\/Wysiwyg\/Field\.mjs$/,
    anchor: /jsxs\(Field\.Root, \{(?=\s+name: name,)/g,
    written: "jsxs(Field.Root, { 'data-field': name,",
  },
  {
    name: 'path-of-picture',
    file: /@strapi\/upload\/dist\/admin\/components\/MediaLibraryInput\/MediaLibraryInput\.mjs$/,
    anchor: /jsx\(CarouselAssets, (\{[^}]*trackedLocation: "content-manager"\s+\})\)/g,
    written: "jsx('div', { 'data-field': name, children: jsx(CarouselAssets, $1) })",
  },
  {
    name: 'path-of-row',
    file: /@strapi\/content-manager\/dist\/admin\/.*\/FormInputs\/Component\/Repeatable\.mjs$/,
    anchor: /(?=value: __temp_key__,)/g,
    written: "'data-field': name, ",
  },
  {
    name: 'path-of-block',
    file: /@strapi\/content-manager\/dist\/admin\/.*\/FormInputs\/DynamicZone\/DynamicComponent\.mjs$/,
    anchor: /(?=ref: componentRef,\s+tag: "li",)/g,
    written: "'data-field': componentPath, ",
  },
  // What a form and what the media library open about a file says nothing about where it is used.
  {
    name: 'file-uses-in-forms',
    file: /@strapi\/upload\/dist\/admin\/components\/EditAssetDialog\/EditAssetContent\.mjs$/,
    anchor: /(?=\/\*#__PURE__\*\/ jsxs\(Field\.Root, \{\s+name: "name",)/g,
    ...FILE_USES,
  },
  {
    name: 'file-uses-in-library',
    file: /@strapi\/upload\/dist\/admin\/future\/.*\/AssetDetailsDrawer\.mjs$/,
    anchor: /(?=\/\*#__PURE__\*\/ jsx\(DetailField, \{\s+name: "name",)/g,
    ...FILE_USES,
  },
  // Whoever adds a person sees their link next, whether the mail with it could be sent or not.
  {
    name: 'invitation-not-sent',
    file: /@strapi\/admin\/dist\/admin\/.*\/Users\/components\/NewUserForm\.mjs$/,
    anchor: /(?=setRegistrationToken\(res\.data\.registrationToken\);)/g,
    written: 'tellInvitation(res.data, toggleNotification, formatMessage); ',
    imported: 'tellInvitation',
    from: 'people/invitation.ts',
  },
  // A field of a moment has two buttons that empty it, half of whose names is English.
  {
    name: 'clear-day',
    anchor: /clearLabel: `\$\{e\} date`/g,
    written: 'clearLabel: clearLabelOf(e, t)',
    ...CLEAR_LABEL,
  },
  {
    name: 'clear-hour',
    anchor: /clearLabel: `\$\{e\} time`/g,
    written: 'clearLabel: clearLabelOf(e, n)',
    ...CLEAR_LABEL,
  },
];

/** Writes the part into Strapi's screen, and fails the build when the place is gone: then see how the release draws it. */
function inserted({ name, file, anchor, written, imported, from }: Insertion, source: string): Plugin {
  let isWritten = false;
  return {
    name,
    apply: 'build',
    transform(code, id) {
      if (!file.test(id.replaceAll('\\', '/').split('?')[0] ?? '')) return undefined;
      if (code.match(anchor)?.length !== 1)
        throw new Error(`${file} has no ${anchor} any more (src/admin/vite.config.ts).`);
      isWritten = true;
      const changed = code.replace(anchor, written);
      if (!imported || !from) return { code: changed, map: null };
      const line = `import { ${imported} } from ${JSON.stringify(join(source, from))};\n`;
      // Two parts of one screen may be of one kind.
      return { code: changed.includes(line) ? changed : line + changed, map: null };
    },
    buildEnd(error) {
      if (!error && !isWritten)
        throw new Error(`${file} is no part of the build any more (src/admin/vite.config.ts).`);
    },
  };
}

export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    ...INSERTIONS.map((one) => inserted(one, join(process.cwd(), 'src', 'admin'))),
  ],
});
