import { handleVisitor } from '@/lib/transport/handle'

export {
  handleVisitor as DELETE,
  handleVisitor as GET,
  handleVisitor as HEAD,
  handleVisitor as OPTIONS,
  handleVisitor as PATCH,
  handleVisitor as POST,
  handleVisitor as PUT,
}
