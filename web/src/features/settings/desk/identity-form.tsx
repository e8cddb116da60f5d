import { api } from '@lab/contract';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { identity } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { type ImageUpload, useImageUpload } from '../../../lib/upload-image.ts';
import type { Attempt } from '../../../lib/use-sending.ts';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { drawSvg, ratioOf } from './load-picture.ts';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

type Identity = Settings['identity'];

const { identity: texts } = settingsTexts;
const sizes = { logo: [160, 64], logoDark: [160, 64], icon: [64, 64], sharePicture: [192, 128] } as const;
type Picture = keyof typeof sizes;
const pictures = Object.keys(sizes) as Picture[];

export function IdentityForm(props: PartProps) {
  const form = useSettingsForm('identity', identity, props);
  const { control, setValue } = form;
  const stored = useWatch({ control });
  const uploads = useFourUploads();

  async function save(written: Identity, seen: Identity, attempt: Attempt) {
    const sent = await Promise.all(pictures.map((name) => uploads[name].send(attempt)));
    const addresses = Object.fromEntries(pictures.map((name, at) => [name, sent[at] ?? written[name]]));
    const { preview } = uploads.logo;
    const logoRatio = preview ? await ratioOf(preview) : written.logoRatio;
    return call(api.settings.identity, { body: { ...written, ...addresses, logoRatio, before: seen } });
  }

  return (
    <SettingsForm
      {...props}
      part="identity"
      form={form}
      onSave={(written, { seen, ...attempt }) => save(written, seen.identity, attempt)}
    >
      <PartFields form={form} fields={settingsFields.identity} />
      {pictures.map((name) => (
        <div key={name}>
          <ImageField
            label={texts[name]}
            hint={texts[`${name}Help`]}
            upload={uploads[name]}
            stored={stored[name] ?? ''}
            width={sizes[name][0]}
            height={sizes[name][1]}
            whole={name !== 'sharePicture'}
          />
          {(stored[name] || uploads[name].chosen) && (
            <Button
              size="small"
              onClick={() => {
                uploads[name].clear();
                setValue(name, '', { shouldDirty: true });
              }}
            >
              {texts.remove(texts[name])}
            </Button>
          )}
        </div>
      ))}
    </SettingsForm>
  );
}

function useFourUploads(): Record<Picture, ImageUpload> {
  return {
    logo: useConvertedUpload(),
    logoDark: useConvertedUpload(),
    icon: useConvertedUpload(),
    sharePicture: useConvertedUpload(),
  };
}

/** Also takes an SVG, of which only what it shows is kept. */
function useConvertedUpload(): ImageUpload {
  const upload = useImageUpload({ purpose: 'lab' });
  const choose = (file: File) => void drawSvg(file).then(upload.choose, () => upload.choose(file));
  return { ...upload, choose };
}
