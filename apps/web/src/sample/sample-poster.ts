/** The picture of the sample project, as the server gives it to every new account. */
export const samplePoster = '/library/sample/poster.webp';
