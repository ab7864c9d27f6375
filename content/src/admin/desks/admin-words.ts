import { DESKS } from '../../desks/all-words';
import type { Words } from '../../desks/words/words';
import { CODE_WORDS } from './code-words';
import { deskKey } from './menu-sections';

/** Strapi's own words where they speak to developers, or say what is wrong and not what to do. */
const STRAPI: Readonly<Record<string, Words>> = {
  'content-manager.plugin.name': ['Treści', 'Content'],
  'app.components.LeftMenu.navbrand.workplace': ['Treści', 'Content'],
  'Auth.form.welcome.subtitle': ['Zaloguj się, żeby edytować treści', 'Sign in to edit the content'],
  'app.components.ToggleCheckbox.on-label': ['Tak', 'Yes'],
  'app.components.ToggleCheckbox.off-label': ['Nie', 'No'],
  'search.placeholder': ['Szukaj', 'Search'],
  'content-manager.containers.edit.title.new': ['Nowy wpis', 'New entry'],
  'content-manager.relation.add': ['Wybierz albo dodaj', 'Pick or add'],
  'content-manager.relation.create': ['Dodaj nowy', 'Add a new one'],
  'content-manager.components.RelationInputModal.modal-title': ['Powiązany wpis', 'Linked entry'],
  'content-manager.relation.notAvailable': ['Nie ma czego wybrać', 'Nothing to pick'],
  // Where the build has not put the desks in: in development.
  'content-manager.components.LeftMenu.collection-types': ['Listy', 'Lists'],
  'content-manager.components.LeftMenu.single-types': ['Pojedyncze strony', 'Single pages'],
  'mall.desk.languages': ['Języki', 'Languages'],
  'content-manager.containers.list.table-headers.status': ['Stan', 'Status'],
  'content-manager.components.empty-repeatable': [
    'Nic tu jeszcze nie ma. Naciśnij, żeby dodać.',
    'Nothing here yet. Press to add.',
  ],
  'content-manager.components.DynamicZone.add-component': [
    'Dodaj blok: {componentName}',
    'Add a block: {componentName}',
  ],
  'content-manager.components.DynamicZone.ComponentPicker-label': ['Wybierz blok', 'Pick a block'],
  'content-manager.components.DynamicZone.pick-compo': ['Wybierz blok', 'Pick a block'],
  'content-manager.components.DynamicZone.error-message': [
    'W tym bloku coś trzeba poprawić',
    'Something in this block needs mending',
  ],
  'content-manager.components.DynamicZone.required': ['Dodaj blok', 'Add a block'],
  'content-manager.components.DynamicZone.missing-components': [
    'Dodaj jeszcze bloki: {number}',
    'Add more blocks: {number}',
  ],
  'content-manager.components.DynamicZone.extra-components': [
    'Usuń bloki: {number} za dużo',
    'Remove blocks: {number} too many',
  ],
  'content-manager.components.DynamicZone.unknown-component': ['Nieznany blok', 'Unknown block'],
  'content-manager.actions.open-in-new-tab.label': ['Otwórz w nowej karcie', 'Open in new tab'],
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message': [
    'Powiązane wpisy, które są jeszcze szkicami: {count}. Pokażą się na stronie, gdy zostaną opublikowane.',
    'Linked entries that are still drafts: {count}. They show on the site once they are published.',
  ],
  'content-manager.permissions.not-allowed.locale': [
    'W tym języku nie masz dostępu do tej treści.',
    'You may not see this content in this language.',
  ],
  'components.Input.error.validation.required': ['Wypełnij to pole.', 'Fill this field in.'],
  'components.Input.error.validation.regex': [
    'Napisz to tak jak w podpowiedzi pod polem (godziny: 9:00, adresy: https://…).',
    'Write it as the hint below the field says (times: 9:00, addresses: https://…).',
  ],
  'components.Input.error.validation.email': [
    'Wpisz adres e-mail, np. anna@example.com.',
    'Write an e-mail address, such as anna@example.com.',
  ],
  'components.Input.error.validation.unique': [
    'Tak nazywa się już inny wpis. Wybierz inną wartość.',
    'Another entry has this already. Choose another one.',
  ],
  'components.Input.error.validation.max': ['Wpisz najwyżej {max}.', 'Write {max} at most.'],
  'components.Input.error.validation.min': ['Wpisz co najmniej {min}.', 'Write {min} at least.'],
  'components.Input.error.validation.maxLength': [
    'Skróć do {max} znaków.',
    'Shorten it to {max} characters.',
  ],
  'components.Input.error.validation.minLength': [
    'Wpisz co najmniej {min} znaków.',
    'Write {min} characters at least.',
  ],
  'component.Input.error.validation.integer': [
    'Wpisz liczbę całkowitą, np. 3.',
    'Write a whole number, such as 3.',
  ],
  'components.Input.error.validation.json': [
    'To nie jest JSON: wklej cały plik od { do }.',
    'This is no JSON: paste the whole file from { to }.',
  ],
};

export const ADMIN_WORDS: Readonly<Record<string, Words>> = {
  ...CODE_WORDS,
  ...STRAPI,
  ...Object.fromEntries(DESKS.map(({ name }, desk) => [deskKey(desk), name])),
};
