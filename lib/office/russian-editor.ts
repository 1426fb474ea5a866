'use client'

import { useEffect } from 'react'
import { tableMenuLabels, translateLabel } from '@/lib/office/editor-labels'

const TRANSLATED = '[aria-label], [data-test-id], [placeholder], [title]'
const watched: MutationObserverInit = {
  attributeFilter: ['aria-label', 'placeholder', 'title'],
  characterData: true,
  childList: true,
}

/** Translates labels that the text editor cannot translate, as soon as they appear. */
export function RussianEditor() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
    })
    translate(document.body)
    observer.observe(document.body, { ...watched, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function translate(root: Node): void {
  if (root instanceof Element) {
    for (const element of [root, ...root.querySelectorAll(TRANSLATED)]) translateElement(element)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) translateText(text)
}

function translateElement(element: Element): void {
  for (const name of ['aria-label', 'placeholder', 'title']) {
    const label = translateLabel(element.getAttribute(name) ?? '')
    if (label) element.setAttribute(name, label)
  }
  if (element.matches('input[type="checkbox"]')) element.removeAttribute('title') // the name of its field in the code
  const item = tableMenuLabels[element.getAttribute('data-test-id') ?? '']
  const text = item ? element.querySelector('.text') : null
  if (text && text.textContent !== item) text.textContent = item ?? null
}

/** Leaves typed text alone. */
function translateText(node: Node): void {
  const word = node instanceof Text ? translateLabel(node.data.trim()) : undefined
  if (word && !node.parentElement?.closest('[contenteditable="true"]')) (node as Text).data = word
  if (!word && node instanceof Text) void showFileTitle(node)
}

const STORED_NAME = /^[0-9a-f]{24}\.\w+$/
const FILE_URL = /\/cms\/([\w-]+)\/file\//
const titles = new Map<string, Promise<string | undefined>>()

/** Replaces a random file name, which Payload shows in fields and forms, by the title of the file. */
async function showFileTitle(text: Text): Promise<void> {
  const name = text.data
  if (!STORED_NAME.test(name)) return
  const [, linked] = FILE_URL.exec(text.parentElement?.closest('a')?.href ?? '') ?? []
  const collection = linked ?? (name.endsWith('.webp') ? 'media' : 'files')
  const found = titles.get(name) ?? findTitle(collection, name)
  titles.set(name, found)
  const title = await found
  if (title && text.data === name) text.data = title
}

async function findTitle(collection: string, name: string): Promise<string | undefined> {
  const response = await fetch(`/cms/${collection}?depth=0&limit=1&where[filename][equals]=${name}`)
  if (!response.ok) return undefined
  const { docs } = (await response.json()) as { docs: { title?: string; alt?: string; originName?: string }[] }
  return docs[0]?.title ?? docs[0]?.alt ?? docs[0]?.originName
}
