import { APIError } from 'payload'

export class FileRejectedError extends Error {
  constructor(
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}

export class LockedFileError extends FileRejectedError {}

export class UploadRejectedError extends APIError {
  constructor(sentence: string, status = 400) {
    super(sentence, status, null, true)
  }
}
