import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { headingLevels } from '@lab/contract/core/markdown/grammar';
import AttachFile from '@mui/icons-material/AttachFile';
import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import Functions from '@mui/icons-material/Functions';
import Image from '@mui/icons-material/Image';
import Link from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import TableChart from '@mui/icons-material/TableChart';
import Translate from '@mui/icons-material/Translate';
import Undo from '@mui/icons-material/Undo';
import ToggleButton from '@mui/material/ToggleButton';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './editor.module.css';
import { behindSelected } from './insert-into.ts';

export type Insertion = 'link' | 'language' | 'picture' | 'video' | 'file' | 'formula';

interface Tool {
  name: string;
  icon: ReactNode;
  run(): void;
  isOn?: boolean;
  disabled?: boolean;
}

interface Props {
  editor: Editor;
  onInsert(what: Insertion): void;
  forMembers: boolean;
}

/** One stop of the Tab key; the arrow keys go from button to button. */
export function Toolbar({ editor, onInsert, forMembers }: Props) {
  const tools = useTools(editor, onInsert).filter(
    ({ name }) => !forMembers || !onlyForAdmins().includes(name),
  );
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const last = buttons.length - 1;
    const at = Math.min(current, last);
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={editorTexts.toolbar}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, icon, run, isOn, disabled }, index) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={isOn ?? false}
          aria-label={name}
          title={name}
          aria-disabled={disabled}
          // For a button that inserts something, pressed or not means nothing.
          {...(isOn === undefined && { 'aria-pressed': undefined })}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {icon}
        </ToggleButton>
      ))}
    </div>
  );
}

function useTools(editor: Editor, onInsert: Props['onInsert']): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      level: headingLevels.find((level) => editor.isActive('heading', { level })),
      ...Object.fromEntries(names.map((name) => [name, editor.isActive(name)])),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  }) as Record<string, unknown>;
  const chain = () => editor.chain().focus();
  const tool = (name: string, icon: ReactNode, run: () => void, active?: string): Tool => ({
    name,
    icon,
    run,
    ...(active && { isOn: Boolean(on[active]) }),
  });
  const { tables } = editorTexts;
  const words = { ...editorTexts, blockquote: editorTexts.quote };
  return [
    ...headingLevels.map(
      (level): Tool => ({
        name: editorTexts.heading(level),
        icon: editorTexts.headingSign(level),
        isOn: on.level === level,
        run: () => chain().toggleHeading({ level }).run(),
      }),
    ),
    ...toggleNames.map((name) => {
      const { icon, command } = toggles[name];
      return tool(words[name], icon, () => chain()[command]().run(), name);
    }),
    tool(editorTexts.link, <Link />, () => onInsert('link'), 'link'),
    tool(editorTexts.language, <Translate />, () => onInsert('language'), 'language'),
    tool(editorTexts.picture, <Image />, () => onInsert('picture')),
    tool(editorTexts.video, <SmartDisplay />, () => onInsert('video')),
    tool(editorTexts.file, <AttachFile />, () => onInsert('file')),
    tool(editorTexts.formula, <Functions />, () => onInsert('formula')),
    tool(editorTexts.table, <TableChart />, () =>
      chain().command(behindSelected).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    ),
    { name: editorTexts.undo, icon: <Undo />, disabled: !on.canUndo, run: () => chain().undo().run() },
    { name: editorTexts.redo, icon: <Redo />, disabled: !on.canRedo, run: () => chain().redo().run() },
    ...(on.table
      ? [
          tool(tables.addRow, tables.addRow, () => chain().addRowAfter().run()),
          tool(tables.addColumn, tables.addColumn, () => chain().addColumnAfter().run()),
          tool(tables.deleteRow, tables.deleteRow, () => chain().deleteRow().run()),
          tool(tables.deleteColumn, tables.deleteColumn, () => chain().deleteColumn().run()),
          tool(tables.deleteTable, tables.deleteTable, () => chain().deleteTable().run()),
        ]
      : []),
  ];
}

/** What needs uploads or the server. */
const onlyForAdmins = (): readonly string[] => {
  const { picture, video, file, formula } = editorTexts;
  return [picture, video, file, formula];
};

const toggles = {
  bold: { icon: <FormatBold />, command: 'toggleBold' },
  italic: { icon: <FormatItalic />, command: 'toggleItalic' },
  strike: { icon: <FormatStrikethrough />, command: 'toggleStrike' },
  code: { icon: <Code />, command: 'toggleCode' },
  bulletList: { icon: <FormatListBulleted />, command: 'toggleBulletList' },
  orderedList: { icon: <FormatListNumbered />, command: 'toggleOrderedList' },
  blockquote: { icon: <FormatQuote />, command: 'toggleBlockquote' },
  codeBlock: { icon: <DataObject />, command: 'toggleCodeBlock' },
} as const;
const toggleNames = Object.keys(toggles) as (keyof typeof toggles)[];
const names = [...toggleNames, 'link', 'language', 'table'];
