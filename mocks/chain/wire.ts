/** A wire type as the demo's data hold it: the same shape, read-only all the way down. */
export type Frozen<Wire> = Wire extends object ? { readonly [Key in keyof Wire]: Frozen<Wire[Key]> } : Wire;
