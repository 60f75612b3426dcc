import { text } from 'node:stream/consumers';
import { MAPS_DIR } from '../server/paths.ts';
import { mapsIn, readStack } from './sourceMaps.ts';

console.log(readStack(await text(process.stdin), mapsIn(MAPS_DIR)));
