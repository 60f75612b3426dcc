import * as wire from '../../../contracts/like.ts';
import type { ProductId } from '../../domain/catalog.ts';
import { brand } from './brand.ts';
import { readList } from './leaf.ts';

export const readLikes = (value: unknown): readonly ProductId[] =>
  readList(wire.like, value, ({ productId }) => brand<ProductId>(productId));
