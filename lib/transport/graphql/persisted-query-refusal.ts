import { AppError } from '@/lib/contract/errors'

/** Apollo clients know this message and then send the query itself. */
export class PersistedQueryRefusal extends AppError {
  readonly graphCode = 'PERSISTED_QUERY_NOT_SUPPORTED'

  constructor() {
    super('invalid', { message: 'PersistedQueryNotSupported' })
  }
}
