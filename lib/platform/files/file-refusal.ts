export class FileRejectedError extends Error {
  constructor(
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}

export class LockedFileError extends FileRejectedError {}
