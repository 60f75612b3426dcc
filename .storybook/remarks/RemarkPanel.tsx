import * as React from 'react';
import { styled } from 'storybook/theming';
import { OpenRemark } from './OpenRemark.tsx';
import { RemarkForm } from './RemarkForm.tsx';
import { useRemark } from './useRemark.ts';

const Frame = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: 720,
  padding: 16,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
}));

/** A reviewer's remark on the story in sight: it becomes a file, and a file of somebody else is opened. */
export function RemarkPanel(): React.ReactElement {
  const { story, isOpening, save, open, opened, problem } = useRemark();
  return (
    <Frame>
      {story && <RemarkForm key={story.id} story={story} isOpening={isOpening} onSave={save} />}
      <OpenRemark isOpening={isOpening} opened={opened} problem={problem} onOpen={open} />
    </Frame>
  );
}
