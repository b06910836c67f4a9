/**
 * There is no room left for a file. Nothing a person at the keyboard can do about, so it is not in
 * the error table: it is reported, and its sentence is for the operator.
 */
export class StorageFullError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk that holds ${folder} is full, so the file was not stored. Free some space or move the folder to a larger disk.`,
      options,
    );
    this.name = 'StorageFullError';
  }
}
