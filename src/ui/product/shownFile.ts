/** The file in which a picture is on the page already: a larger one of it begins where the eye has been. */
export const shownFile = (image: string | null): string | undefined => {
  if (image === null) return undefined;
  const { pathname } = new URL(image, document.baseURI);
  const shown = Array.from(document.images).find(
    ({ currentSrc, complete, naturalWidth }) =>
      complete && naturalWidth > 0 && new URL(currentSrc, document.baseURI).pathname === pathname,
  );
  return shown?.currentSrc;
};
