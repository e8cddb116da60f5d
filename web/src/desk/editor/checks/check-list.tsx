import { checkTexts } from '@lab/contract/core/markdown/editor/checks/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../lib/settings.ts';
import { nameOfLanguage } from '../passage-language.ts';
import type { Insertion } from '../toolbar.tsx';
import styles from './check-list.module.css';
import { checkText, type Remark } from './check-text.ts';
import { mend } from './mend.ts';

interface Props {
  editor: Editor;
  onInsert(what: Insertion): void;
}

/** Below a text: what would keep somebody from reading it, each with the act that mends it. */
export function CheckList({ editor, onInsert }: Props) {
  const remarks = useRemarks(editor);
  if (editor.isEmpty) return null;
  if (remarks.length === 0) return <p className={styles.none}>{checkTexts.none}</p>;
  return (
    <details className={styles.list}>
      <summary>{checkTexts.title(remarks.length)}</summary>
      <ul>
        {remarks.map((remark) => (
          <li key={`${remark.rule} ${remark.from}`}>
            <span>{sentenceOf(remark)}</span>
            <Button size="small" onClick={() => mend(editor, remark, onInsert)}>
              {actOf(remark)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** While one types, a sentence is unfinished; so the text is looked at when it rests. */
const restsAfter = 600;

function useRemarks(editor: Editor): readonly Remark[] {
  const { words } = useSettings();
  const language = words?.language ?? siteTexts.language;
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  useEffect(() => {
    let timer = 0;
    const look = () => setRemarks(checkText(editor.state.doc, language));
    const later = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(look, restsAfter);
    };
    look();
    editor.on('transaction', later);
    return () => {
      window.clearTimeout(timer);
      editor.off('transaction', later);
    };
  }, [editor, language]);
  return remarks;
}

const languageName = (tag: string) => nameOfLanguage(tag, siteTexts.language);

function sentenceOf(remark: Remark): string {
  switch (remark.rule) {
    case 'headingSkips':
      return checkTexts.headingSkips(remark.words, remark.level, remark.before);
    case 'headingLooks':
    case 'linkWords':
    case 'linkAddress':
    case 'linkSame':
    case 'altFile':
      return checkTexts[remark.rule](remark.words);
    case 'altLong':
      return checkTexts.altLong(remark.count);
    case 'tableHead':
      return checkTexts.tableHead(remark.column);
    case 'passage':
      return checkTexts.passage(remark.words, languageName(remark.language));
    default:
      return checkTexts[remark.rule];
  }
}

function actOf(remark: Remark): string {
  const { acts } = checkTexts;
  switch (remark.rule) {
    case 'headingEmpty':
      return acts.remove;
    case 'headingSkips':
    case 'headingLooks':
      return acts.makeHeading(remark.right);
    case 'linkWords':
    case 'linkAddress':
    case 'linkSame':
      return acts.changeWords;
    case 'tableHead':
      return acts.fillIn;
    case 'passage':
      return acts.mark(languageName(remark.language));
    case 'captions':
      return acts.changeVideo;
    default:
      return acts.describe;
  }
}
