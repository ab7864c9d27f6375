export interface DataLicence {
  /** SPDX. */
  id: string;
  name: string;
  url: string;
}

/** Licences under which data may be given away, the first unless another is chosen. */
export const DATA_LICENCES: readonly DataLicence[] = [
  {
    id: 'CC-BY-4.0',
    name: 'Creative Commons Attribution 4.0 International',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    id: 'CC0-1.0',
    name: 'Creative Commons Zero 1.0 Universal',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  {
    id: 'ODbL-1.0',
    name: 'Open Data Commons Open Database License 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
];
