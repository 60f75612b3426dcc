import type { Example } from '../examples/example.ts';
import { operations } from '../operations.ts';
import { corsRules } from './corsRules.ts';
import type { JsonObject } from './json.ts';
import { operationObject } from './operationObject.ts';
import { headerParameters } from './parameters.ts';
import { componentsOf } from './schemas.ts';

/** The groups of the contract, as a reader of the documents meets them. */
export const groupTexts = {
  versions: 'Versions that the client compares with what it holds',
  setting: 'Settings of the shop',
  catalog: 'The menu',
  city: 'Cities, their streets and their delivery zones',
  address: 'Saved addresses of a customer',
  notification: 'Notifications and the registration for push messages',
  user: 'Login, profile and account',
  order: 'Orders of a customer, and placing one',
  like: 'Dishes that a customer likes',
  promo: 'Promotions and the calculation of a cart',
  reservation: 'Reservation of a table',
  vacancy: 'Applications for a vacancy',
  page: 'Informational and legal pages',
} as const;

const DESCRIPTION = [
  'What the web shop needs of the back end, generated from the contract.',
  'x-assumed: not shown by the specification, an assumption to confirm or to correct;',
  'x-personal: personal or secret, keep it out of logs; x-personal-path: so is the address of the call;',
  'x-idempotent: sent again, the request changes nothing more;',
  'x-provider-states: what has to hold before the example is true.',
  'Answers may carry more fields than named here, and what is not required may be absent or null.',
].join(' ');

export interface Source {
  readonly version: string;
  readonly examples: readonly Example[];
}

/** `/user/:phone` as `/user/{phone}` */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const pathsOf = (examples: readonly Example[]): JsonObject => {
  const paths = new Map<string, JsonObject>();
  for (const operation of operations) {
    const { name, route } = operation;
    const path = templateOf(route.path);
    const own = examples.filter((example) => example.operation === name);
    paths.set(path, { ...paths.get(path), [route.method.toLowerCase()]: operationObject(operation, own) });
  }
  return Object.fromEntries(paths);
};

/** The OpenAPI document of all HTTP operations. */
export const openApi = ({ version, examples }: Source): JsonObject => {
  const paths = pathsOf(examples);
  return {
    openapi: '3.1.0',
    info: { title: 'Журавль: the API of the web shop', version, description: DESCRIPTION },
    servers: [{ url: '{api}', variables: { api: { default: 'https://api.example' } } }],
    tags: Object.entries(groupTexts).map(([name, description]) => ({ name, description })),
    'x-cors': corsRules,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the login answer' },
      },
      parameters: headerParameters(),
      schemas: componentsOf(paths),
    },
  };
};
