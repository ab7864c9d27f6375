import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

/** The entry of a panel, as the content system is asked about it. */
export interface Entry {
  type: string;
  entry: string;
  language: string;
}

export const asQuery = (entry: Entry): string => new URLSearchParams({ ...entry }).toString();

interface Named {
  name: string;
  label?: string;
}

/** A form as it is laid out: panels of rows of fields, and rows of fields of the components in it, by their uids. */
export interface FormLayout {
  layout: readonly (readonly (readonly Named[])[])[];
  components: Readonly<Record<string, { layout: readonly (readonly Named[])[] } | undefined>>;
}

/** What a field of a type, or of a component in its form, is called in the admin's language. @see useFieldName */
export function usePartFieldName(type: string): (field: string, component: string | null) => string {
  const { formatMessage } = useIntl();
  const { edit } = useDocumentLayout(type);
  const metadatas = edit.metadatas as Record<string, { label?: string } | undefined> | undefined;
  const { components } = edit as FormLayout;
  return (field, component) => {
    const own = component ? components[component]?.layout.flat() : undefined;
    const label = component ? own?.find(({ name }) => name === field)?.label : metadatas?.[field]?.label;
    return formatMessage({
      id: `content-manager.${component ? `components.${component}` : `content-types.${type}`}.${field}`,
      defaultMessage: label || field,
    });
  };
}

/** What a field of a type is called in the admin's language. */
export function useFieldName(type: string): (field: string) => string {
  const nameOf = usePartFieldName(type);
  return (field) => nameOf(field, null);
}

/** How a type's form is laid out, and whether its entries differ by language. */
export function useFormLayout(type: string): { layout: FormLayout; isLocalized: boolean } {
  const { edit } = useDocumentLayout(type);
  const { i18n } = edit.options as { i18n?: { localized?: boolean } };
  return { layout: edit as FormLayout, isLocalized: i18n?.localized === true };
}
