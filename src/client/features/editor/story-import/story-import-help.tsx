import { m } from '../../../paraglide/messages.js'

const exampleTable = `kennung,sprache,titel,teaser,autor,lizenz,wert,art,alter,gruselfaktor,text
der-hase,de,Der Hase und der Mond,Ein Hase zählt die Nacht.,Fabelhain-Werkstatt,Eigene Geschichte,neugier,maerchen,4-7,0,"Es war einmal ein Hase.

Der sah den Mond.
---
Ende."
`

const exampleMarkdown = `---
id: der-hase
lang: de
title: Der Hase und der Mond
teaser: Ein Hase zählt die Nacht.
author: Fabelhain-Werkstatt
license: Eigene Geschichte
value: [neugier]
kind: maerchen
age: [4, 7]
scare: 0
questions:
  - Was siehst du am Himmel?
---

![Ein Hase sitzt im Mondlicht.](bilder/p1.jpg)

Es war einmal ein Hase.

Der sah den Mond.

---

Ende.
`

const dataUrl = (text: string, type: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`

/** Explains the accepted files, with examples to download. */
export function StoryImportHelp() {
  return (
    <details className="story-import-help">
      <summary>{m.story_import_help()}</summary>
      <ul>
        <li>{m.story_import_help_csv()}</li>
        <li>{m.story_import_help_markdown()}</li>
        <li>{m.story_import_help_zip()}</li>
        <li>{m.story_import_help_pdf()}</li>
        <li>{m.story_import_help_again()}</li>
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <a href={dataUrl(exampleTable, 'text/csv')} download="beispiel.csv">
          {m.story_import_example_csv()}
        </a>
        <a href={dataUrl(exampleMarkdown, 'text/markdown')} download="beispiel.md">
          {m.story_import_example_markdown()}
        </a>
      </p>
    </details>
  )
}
