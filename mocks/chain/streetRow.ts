/** A street: its name, the [lon, lat] where it begins and ends, and its houses in the order they stand. */
export type StreetRow = readonly [
  name: string,
  fromLon: number,
  fromLat: number,
  toLon: number,
  toLat: number,
  houses: string,
];
