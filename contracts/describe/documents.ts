import { stringify } from 'yaml';
import { apiPage } from './apiPage.ts';
import { asyncApi } from './asyncApi.ts';
import { openApi, type Source } from './openApi.ts';

export interface Documents {
  readonly openApi: string;
  readonly asyncApi: string;
  readonly apiPage: string;
}

/** The descriptions of the contract as the texts of their files. */
export const documentsOf = (source: Source): Documents => ({
  openApi: `${JSON.stringify(openApi(source), null, 2)}\n`,
  asyncApi: stringify(asyncApi(source.version), { aliasDuplicateObjects: false, lineWidth: 110 }),
  apiPage: apiPage(source),
});
