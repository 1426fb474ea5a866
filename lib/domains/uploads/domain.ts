import type { Domain } from '@/lib/platform/domain'
import { dropOldUploads } from '@/lib/domains/uploads/repository'

export const uploadsDomain: Domain = {
  jobs: [{ name: 'uploads', everyMinutes: 60, run: dropOldUploads }],
}
