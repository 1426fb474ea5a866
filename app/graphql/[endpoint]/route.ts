import { handle } from '@/lib/backend/handle'

export { handle as GET, handle as OPTIONS, handle as POST }
