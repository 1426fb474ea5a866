import { handle } from '@/lib/backend/handle'

export { handle as GET, handle as HEAD, handle as POST }
