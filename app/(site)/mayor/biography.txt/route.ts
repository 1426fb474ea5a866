import { notFound } from 'next/navigation'
import { getMayorPage } from '@/components/features/mayor/queries'
import { htmlToText } from '@/lib/text/html-to-text'
import { textFile } from '@/lib/text/text-file'
import { spokenName } from '@/lib/text/person-name'

export async function GET() {
  const page = await getMayorPage()
  if (!page?.mayor.biography) notFound()
  const paragraphs = page.mayor.biography.split(/(?<=<\/(?:p|h[2-4]|li|blockquote)>)/).map(htmlToText)
  return textFile([spokenName(page.mayor), ...paragraphs.filter(Boolean).map((text) => `\n${text}`)])
}
