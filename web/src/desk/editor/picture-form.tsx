import { limits } from '@lab/contract/api/limits';
import { isLinkAddress } from '@lab/contract/core/markdown/addresses';
import { altTexts } from '@lab/contract/core/markdown/desk/texts';
import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useImageUpload } from '../../lib/upload-image.ts';
import { ImageField } from '../../ui/form/image-field.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import styles from './editor.module.css';
import { EditorDialog } from './editor-dialog.tsx';
import { type InsertProps, insertInto, selectedOf } from './insert-into.ts';
import { useOneUpload } from './use-one-upload.ts';

const { fields, errors } = editorTexts;

interface Picture {
  src: string;
  alt: string;
  caption: string;
  href: string;
}

const none: Picture = { src: '', alt: '', caption: '', href: '' };

/** A picture with its alternative text, or the still of a video; changes the selected one. */
export function PictureForm({ editor, title, isVideo, onClose }: InsertProps & { isVideo: boolean }) {
  const [present] = useState((): Picture => ({ ...none, ...selectedOf(editor, 'picture') }));
  const [picture, setPicture] = useState(present);
  const [isDecorative, setDecorative] = useState(Boolean(present.src) && !present.alt && !isVideo);
  const [isTried, setTried] = useState(false);
  const image = useImageUpload({ purpose: 'content' });
  const { isBusy, sending, error, upload } = useOneUpload();
  const set = (values: Partial<Picture>) => setPicture((before) => ({ ...before, ...values }));

  const isVideoShown = isVideo || Boolean(present.href);
  const href = picture.href.trim();
  const wrong = {
    picture: !picture.src && !image.chosen,
    alt: !isDecorative && !picture.alt.trim(),
    href: isVideoShown && !(/^https?:/i.test(href) && isLinkAddress(href)),
  };

  async function insert() {
    setTried(true);
    if (wrong.picture) image.showError(errors.picture);
    if (wrong.picture || wrong.alt || wrong.href) return;
    const sent = image.chosen ? await upload(image.send) : picture.src;
    if (!sent) return;
    const attrs = {
      src: sent,
      alt: isDecorative ? '' : picture.alt.trim(),
      caption: picture.caption.trim(),
      href: isVideoShown ? href : '',
    };
    insertInto(editor, { type: 'picture', attrs }, Boolean(present.src));
    onClose();
  }

  return (
    <EditorDialog
      title={title}
      isChange={Boolean(present.src)}
      isBusy={isBusy}
      onConfirm={() => void insert()}
      onClose={onClose}
    >
      <ImageField
        label={isVideoShown ? fields.still : fields.picture}
        upload={image}
        stored={picture.src}
        width={192}
        height={128}
      />
      {isVideoShown && (
        <TextField
          required
          label={fields.videoAddress}
          value={picture.href}
          error={isTried && wrong.href}
          helperText={isTried && wrong.href && errors.videoAddress}
          onChange={({ target }) => set({ href: target.value })}
        />
      )}
      <TextField
        required={!isDecorative}
        disabled={isDecorative}
        label={altTexts.alt}
        value={picture.alt}
        error={isTried && wrong.alt}
        helperText={isTried && wrong.alt ? altTexts.missing : altTexts.hint}
        onChange={({ target }) => set({ alt: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.prose } }}
      />
      {!isVideoShown && (
        <FormControlLabel
          label={altTexts.decorative}
          control={
            <Checkbox checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />
          }
        />
      )}
      <TextField
        label={fields.caption}
        value={picture.caption}
        onChange={({ target }) => set({ caption: target.value })}
      />
      <SendingNotice sending={sending} failed={errors.upload} onAgain={() => void insert()} />
      <p className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </EditorDialog>
  );
}
