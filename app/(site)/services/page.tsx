import { permanentRedirect } from 'next/navigation'
import { paths } from '@/lib/config/paths'

/** The catalogue has another address: a shortened URL of a service leads there. */
export default function ServicesPage() {
  permanentRedirect(paths.servicesCatalog)
}
