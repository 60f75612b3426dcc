import { operations, type Operation } from './operations.ts';

export interface Match {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

interface Template {
  readonly operation: Operation;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Fixed addresses come before those with parameters: /notification/device is no user id. */
const templates: readonly Template[] = operations
  .map((operation) => ({ operation, segments: segmentsOf(operation.route.path) }))
  .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const paramsOf = (template: Template, segments: readonly string[]): Match['params'] | null => {
  if (template.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of template.segments.entries()) {
    const value = decoded(segments[index] ?? '');
    if (value === null || (!isParameter(expected) && value !== expected)) return null;
    if (isParameter(expected)) params[expected.slice(1)] = value;
  }
  return params;
};

/** Finds the operation of a request; a slash at the end changes nothing. */
export const matchOperation = (method: string, path: string): Match | null => {
  const segments = segmentsOf(path);
  for (const template of templates) {
    if (template.operation.route.method !== method) continue;
    const params = paramsOf(template, segments);
    if (params) return { operation: template.operation, params };
  }
  return null;
};
