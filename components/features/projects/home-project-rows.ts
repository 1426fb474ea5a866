import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'

export type HomeProject = ReturnType<typeof toHomeProject>

export function toHomeProject({ id, title, description, head_img: before, report_img: after }: Project) {
  const image = after ?? before
  return {
    href: paths.project(id),
    title,
    text: contactsHtml(description),
    picture: image && pictureSource(image, 'cropped'),
  }
}
